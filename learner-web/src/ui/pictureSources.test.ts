// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { pictureSources } from './pictureSources'

const NAME = '/media/pictures/c96d7c8d-b58a-52dc-b050-3bc08f79f0fe'

describe('pictureSources', () => {
  it('names every width of both modern formats', () => {
    expect(pictureSources(`${NAME}-1280.jpg`)).toEqual([
      {
        type: 'image/avif',
        srcSet: `${NAME}-320.avif 320w, ${NAME}-640.avif 640w, ${NAME}-960.avif 960w, ${NAME}-1280.avif 1280w`,
      },
      {
        type: 'image/webp',
        srcSet: `${NAME}-320.webp 320w, ${NAME}-640.webp 640w, ${NAME}-960.webp 960w, ${NAME}-1280.webp 1280w`,
      },
    ])
  })

  it('names nothing larger than the picture was', () => {
    expect(pictureSources(`${NAME}-700.png`)[0]?.srcSet).toBe(
      `${NAME}-320.avif 320w, ${NAME}-640.avif 640w, ${NAME}-700.avif 700w`,
    )
    expect(pictureSources(`${NAME}-200.jpg`)[1]?.srcSet).toBe(`${NAME}-200.webp 200w`)
  })

  it.each([
    '/media/covers/analis-data.svg',
    '/media/avatars/0123456789abcdef0123456789abcdef-320.webp',
    '/media/pictures/gambar-640.jpg',
    'https://contoh.example/gambar-1280.jpg',
    '',
  ])('leaves %s as it is', (url) => {
    expect(pictureSources(url)).toEqual([])
  })
})
