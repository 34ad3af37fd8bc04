import { useInput } from 'react-admin'
import { PictureField } from '../ui/PictureField'

/** A picture as part of a form. */
export const PictureInput = ({ source, label }: { source: string; label: string }) => {
  const { field } = useInput({ source, defaultValue: '' })
  return <PictureField label={label} value={field.value ?? ''} onChange={field.onChange} />
}
