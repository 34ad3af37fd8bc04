import englishRa from 'ra-language-english'
import type { TranslationMessages } from 'react-admin'
import { resourceMessagesEn } from './resources.en'

/** Names of resources do not fit after "this". */
const deletions = {
  bulk_delete_title: 'Delete %{smart_count} from %{name}',
  bulk_delete_content:
    'Delete the selected record? This cannot be undone. |||| Delete these %{smart_count} records? This cannot be undone.',
  delete_title: 'Delete %{recordRepresentation}',
  delete_content: 'Delete this record? This cannot be undone.',
}

/** Every sentence react-admin can show, in English, plus the names of our resources. */
export const englishMessages: TranslationMessages = {
  ...englishRa,
  ra: {
    ...englishRa.ra,
    page: {
      ...englishRa.ra.page,
      create: 'Add %{name}',
      edit: 'Edit %{recordRepresentation}',
      show: '%{recordRepresentation}',
    },
    message: { ...englishRa.ra.message, ...deletions },
  },
  resources: resourceMessagesEn,
}
