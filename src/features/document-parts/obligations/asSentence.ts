/** Adds a full stop unless the last word („лв.“, „г.“) already ends with one. */
export const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
