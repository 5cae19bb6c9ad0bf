/**
 * Removal of invisible characters, which come with pasted text: soft hyphens, zero-width characters, direction marks
 * and control characters.
 */

// Matches emoji and invisible characters. Combined emoji and flags are matched first and kept, because the invisible
// characters in them have a meaning.
const emojiOrInvisible =
  /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*|[\u{e0020}-\u{e007f}])+)|(?!\t|\n|\ufe0e|\ufe0f)[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

const visible = (text: string): string => text.replace(emojiOrInvisible, '$1').normalize('NFC')

/**
 * Returns the stored form of a single-line text: line breaks and tabs become spaces, so that words stay separate;
 * letters are composed (NFC).
 */
export const visibleLine = (text: string): string => visible(text.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' '))

/** Returns the stored form of a text of several lines. Line breaks and tabs stay. */
export const visibleLines = (text: string): string => visible(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'))
