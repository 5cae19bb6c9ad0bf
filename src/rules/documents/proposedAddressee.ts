import { quoted } from '../words/quoteText.ts'

/** What a proposed addressed department of a new document comes from. */
export type AddresseeSource =
  | { from: 'message'; attentionTo: string }
  | { from: 'related' }
  | { from: 'inspection' }
  | { from: 'previous' }

/**
 * Returns the hint that marks a proposed value of „Адресирано до звено“, because users easily overlook a wrong one.
 */
export const proposedAddresseeHint = (source: AddresseeSource): string => {
  if (source.from === 'related') return 'Предложено по свързания документ. Проверете го.'
  if (source.from === 'inspection') return 'Предложено по проверката. Проверете го.'
  if (source.from === 'previous') return 'Както в предишния документ. Проверете го.'
  const named = source.attentionTo.trim()
  return named === ''
    ? 'Предложено: съобщението не посочва звено. Потвърдете го или изберете друго.'
    : `Предложено: съобщението е на вниманието на ${quoted(named)}. Потвърдете го или изберете друго.`
}
