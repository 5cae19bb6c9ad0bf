/** „1 документ“, „3 документа“. */
export const howMany = (count: number): string => `${count} ${count === 1 ? 'документ' : 'документа'}`
