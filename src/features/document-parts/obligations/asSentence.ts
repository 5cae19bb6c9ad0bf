export const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
