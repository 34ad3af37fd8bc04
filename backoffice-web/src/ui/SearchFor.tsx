import { SearchInput, type SearchInputProps } from 'react-admin'
import { type TextLike, useText } from '../define/useText'

type Props = Omit<SearchInputProps, 'placeholder'> & { placeholder: TextLike }

/** A list's search field; its placeholder says which fields are searched. */
export const SearchFor = ({ placeholder, ...rest }: Props) => {
  const text = useText()
  return <SearchInput {...rest} placeholder={text(placeholder)} />
}
