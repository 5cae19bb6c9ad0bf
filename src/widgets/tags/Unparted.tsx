import { number } from './Numbered.tsx'

/** A surname with its initials: „Н. Караиванова“; a longer one would not fit into its column. */
const initials = /(?<![\p{L}.])(?:\p{Lu}\. ){1,2}\p{Lu}\p{L}{1,14}(?!\p{L})/u
/** A short form that says nothing without the word after it: „с. Мраморен“, „гр. Русе“, „ул. Шипка“. */
const shortForms =
  /(?<![\p{L}.])(?:гр|с|общ|обл|ул|бул|пл|кв|жк|бл|вх|ет|ап|чл|ал|т|стр|инж|проф|доц|д-р|г-н|г-жа)(?:\.|(?<=-\p{L}+)) [\p{L}\d]{1,16}(?![\p{L}\d])/u
const together = new RegExp(`${number.source}|([„«(]*(?:${initials.source}|${shortForms.source})[“”»),.;:!?]*)`, 'u')
/** Told at little cost, of every cell of a list: whether its text may hold something of it. */
const mayHold = /\d-|№|е-|\. |д-р |г-н |г-жа |\d [гч]\./

/** A text of a list: its numbers, initials and short forms stay on one line with what they belong to. */
export const Unparted = ({ text }: { text: string }) =>
  mayHold.test(text)
    ? text.split(together).map((part, index) =>
        // A part, and what each of the two patterns has found after it.
        index % 3 === 0 || part === undefined ? (
          part
        ) : (
          <span key={index} className="nowrap">
            {part}
          </span>
        ),
      )
    : text
