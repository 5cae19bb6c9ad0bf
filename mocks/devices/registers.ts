/** The names that the journal uses for records of each register. */
export const whatOf = {
  approvedTypes: 'Одобрен тип СИ',
  registeredTypes: 'Регистриран тип СИ',
  devices: 'Средство за измерване',
} as const
