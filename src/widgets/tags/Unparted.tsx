import { number } from './Numbered.tsx'

/** A surname with initials: „Н. Караиванова“. A longer one would not fit into its column. */
const initials = /(?<![\p{L}.])(?:\p{Lu}\. ){1,2}\p{Lu}\p{L}{1,14}(?!\p{L})/u
/** An abbreviation that means nothing without the next word: „с. Мраморен“, „гр. Русе“, „ул. Шипка“. */
const shortForms =
  /(?<![\p{L}.])(?:гр|с|общ|обл|ул|бул|пл|кв|жк|бл|вх|ет|ап|чл|ал|т|стр|инж|проф|доц|д-р|г-н|г-жа)(?:\.|(?<=-\p{L}+)) [\p{L}\d]{1,16}(?![\p{L}\d])/u
const together = new RegExp(`${number.source}|([„«(]*(?:${initials.source}|${shortForms.source})[“”»),.;:!?]*)`, 'u')
/** A cheap test that runs for each cell of a list before the expensive patterns. */
const mayHold = /\d-|№|е-|\. |д-р |г-н |г-жа |\d [гч]\./

export const Unparted = ({ text }: { text: string }) =>
  mayHold.test(text)
    ? text.split(together).map((part, index) =>
        // `split` returns a part followed by the groups of both patterns.
        index % 3 === 0 || part === undefined ? (
          part
        ) : (
          <span key={index} className="nowrap">
            {part}
          </span>
        ),
      )
    : text
