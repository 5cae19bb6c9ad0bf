/**
 * Text without what nobody sees: soft hyphens, zero-width characters, direction marks and control characters come along
 * when text is pasted from a web page, a PDF or a Windows dialog.
 */

// Emoji that are joined of several ones, or a flag with its letters: in them the invisible characters have a meaning.
const emojiOrInvisible =
  /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*|[\u{e0020}-\u{e007f}])+)|(?!\t|\n|\ufe0e|\ufe0f)[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

const visible = (text: string): string => text.replace(emojiOrInvisible, '$1').normalize('NFC')

/** One line as it is kept: line breaks and tabs are blanks, so that they glue no words; letters are whole (NFC). */
export const visibleLine = (text: string): string => visible(text.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' '))

/** Several lines as they are kept: the breaks between them and tabs stay. */
export const visibleLines = (text: string): string => visible(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'))
