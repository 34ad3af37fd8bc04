import englishRa from 'ra-language-english'
import type { TranslationMessages } from 'react-admin'
import { resourceMessagesEn } from './resources.en'

/** Every sentence react-admin can show, in English, plus the names of our resources. */
export const englishMessages: TranslationMessages = {
  ...englishRa,
  ra: { ...englishRa.ra, page: { ...englishRa.ra.page, show: '%{recordRepresentation}' } },
  resources: resourceMessagesEn,
}
