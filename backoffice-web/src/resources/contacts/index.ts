import { broadcastRecipients, broadcasts } from './broadcasts'
import { incomingMails, mailSuppressions, sentMails } from './mails'
import { contactMerges, contactNotes, contacts } from './people'
import { segments } from './segments'
import { mailTemplates } from './templates'

/** Contacts with their timeline, and mail to them. */
export const contactResources = [
  contacts,
  contactNotes,
  contactMerges,
  segments,
  mailTemplates,
  broadcasts,
  broadcastRecipients,
  sentMails,
  incomingMails,
  mailSuppressions,
]
