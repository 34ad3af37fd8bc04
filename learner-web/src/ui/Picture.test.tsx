import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './Picture'

const UPLOADED = '/media/pictures/c96d7c8d-b58a-52dc-b050-3bc08f79f0fe-640.jpg'

describe('Picture', () => {
  it('offers the modern formats before the fallback', () => {
    const { container } = render(<Picture src={UPLOADED} alt="Kelas" sizes="50vw" />)
    const sources = [...container.querySelectorAll('source')]
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
    expect(sources[0]?.getAttribute('sizes')).toBe('50vw')
    expect(screen.getByRole('img', { name: 'Kelas' })).toHaveAttribute('src', UPLOADED)
  })

  it('shows a drawn cover as it is', () => {
    const { container } = render(<Picture src="/media/covers/data.svg" alt="Data" sizes="50vw" />)
    expect(container.querySelector('source')).toBeNull()
    expect(screen.getByRole('img', { name: 'Data' })).toHaveAttribute('width', '640')
  })

  it('waits for the reader, but for the first one', () => {
    const { rerender } = render(<Picture src={UPLOADED} alt="Kelas" sizes="50vw" />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
    rerender(<Picture first src={UPLOADED} alt="Kelas" sizes="50vw" />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  })
})
