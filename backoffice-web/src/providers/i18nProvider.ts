import polyglotI18nProvider from 'ra-i18n-polyglot';
import { indonesianMessages } from '../i18n/id';

export const i18nProvider = polyglotI18nProvider(() => indonesianMessages, 'id', [
  { locale: 'id', name: 'Bahasa Indonesia' },
]);
