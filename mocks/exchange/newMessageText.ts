import type { ExchangeMessageRow } from './exchangeRows.ts'

const channels = { edelivery: 'е-Връчване', docexchange: 'обмен на документи' } as const

export const newMessageText = ({
  system,
  partyName,
  title,
}: Pick<ExchangeMessageRow, 'system' | 'partyName' | 'title'>): string =>
  `Ново съобщение чрез ${channels[system]} от ${partyName}: ${title}`
