import { number } from './Numbered.tsx'

/**
 * Matches initials with a surname: „Н. Караиванова“. A longer surname would not fit in its column and is not matched.
 */
const initials = /(?<![\p{L}.])(?:\p{Lu}\. ){1,2}\p{Lu}\p{L}{1,14}(?!\p{L})/u
/** Matches an abbreviation that must stay with the next word: „с. Мраморен“, „гр. Русе“, „ул. Шипка“. */
const shortForms =
  /(?<![\p{L}.])(?:гр|с|общ|обл|ул|бул|пл|кв|жк|бл|вх|ет|ап|чл|ал|т|стр|инж|проф|доц|д-р|г-н|г-жа)(?:\.|(?<=-\p{L}+)) [\p{L}\d]{1,16}(?![\p{L}\d])/u
const together = new RegExp(`${number.source}|([„«(]*(?:${initials.source}|${shortForms.source})[“”»),.;:!?]*)`, 'u')
/** A fast test for each cell of a list, to skip the slow patterns for most texts. */
const mayHold = /\d-|№|е-|\. |д-р |г-н |г-жа |\d [гч]\./

export const Unparted = ({ text }: { text: string }) =>
  mayHold.test(text)
    ? text.split(together).map((part, index) =>
        // `split` with two groups returns a text segment followed by the matches of both groups, hence the 3.
        index % 3 === 0 || part === undefined ? (
          part
        ) : (
          <span key={index} className="nowrap">
            {part}
          </span>
        ),
      )
    : text
