export const howMany = (count: number): string => `${count} ${count === 1 ? 'документ' : 'документа'}`
