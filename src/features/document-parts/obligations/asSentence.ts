/** Ends with a full stop, also when the last word („лв.“, „г.“) has brought one. */
export const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
