/** A registration number in a text: „№ 04-803/30.10.2026“. */
const number = /(№ [\p{L}\d/.-]*\d)/u

/** A text whose numbers stay on one line: browsers would break them after the hyphen. */
export const Numbered = ({ text }: { text: string }) =>
  text.split(number).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="nowrap">
        {part}
      </span>
    ),
  )
