import { expect, test } from 'vitest'
import { type AddresseeSource, proposedAddresseeHint } from '../../../src/rules/documents/proposedAddressee.ts'

test.each<[AddresseeSource, string]>([
  [
    { from: 'message', attentionTo: ' ' },
    'Предложено: съобщението не посочва звено. Потвърдете го или изберете друго.',
  ],
  [
    { from: 'message', attentionTo: 'Председателя на агенцията' },
    'Предложено: съобщението е на вниманието на „Председателя на агенцията“. Потвърдете го или изберете друго.',
  ],
  [{ from: 'related' }, 'Предложено по свързания документ. Проверете го.'],
  [{ from: 'inspection' }, 'Предложено по проверката. Проверете го.'],
  [{ from: 'previous' }, 'Както в предишния документ. Проверете го.'],
])('a department proposed from %j is marked by „%s“', (source, hint) =>
  expect(proposedAddresseeHint(source)).toBe(hint),
)
