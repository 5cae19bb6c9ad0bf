/** Puts a text in quotation marks. Inner quotation marks become «»: „Писмо за обект «Дунав»“. */
export const quoted = (text: string): string => `„${inner(text)}“`
const inner = (text: string): string => text.replace(/[„“](?=[\p{L}\p{N}])/gu, '«').replace(/[“”]/g, '»')
