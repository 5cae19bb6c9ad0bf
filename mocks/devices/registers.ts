/** The kind of object that the journal names for a record of each register. */
export const whatOf = {
  approvedTypes: 'Одобрен тип СИ',
  registeredTypes: 'Регистриран тип СИ',
  devices: 'Средство за измерване',
} as const
