/** A registration number in a text: „№ 04-803/30.10.2026“, or „РД-12-345-21.11.2026“ as the product writes it itself, or „04-12“, „SM-274“. */
const number =
  /(№ [\p{L}\d/.-]*\d(?: г\.)?|(?<![\p{L}\d])[\p{L}\d]+(?:-[\p{L}\d]+)+[-/]\d\d\.\d\d\.\d{4}(?: г\.)?|(?<![\p{L}\d-])[\p{L}\d]{1,8}(?:-\d[\p{L}\d]*)+(?![\p{L}\d-]))/u

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
