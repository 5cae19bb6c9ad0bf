/** A text in quotes inside a sentence; quotes of its own become the inner ones: „Писмо за обект «Дунав»“. */
export const quoted = (text: string): string => `„${inner(text)}“`
const inner = (text: string): string => text.replace(/[„“](?=[\p{L}\p{N}])/gu, '«').replace(/[“”]/g, '»')
