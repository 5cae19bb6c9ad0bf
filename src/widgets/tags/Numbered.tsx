/** What is never parted in a text: „№ 04-803/30.10.2026“, „РД-12-345-21.11.2026“ as the product writes it itself, „04-12“, „SM-274“, „TM-Ultra-210S“, „20.11.2026 г.“, „14:35 ч.“, „е-Връчване“; with the marks that stand at it. */
export const number =
  /([„«(]*(?:№ ?[\p{L}\d/.-]*\d(?: г\.)?|(?<![\p{L}\d])[\p{L}\d]+(?:-[\p{L}\d]+)+[-/]\d\d\.\d\d\.\d{4}(?: г\.)?|(?<![\p{L}\d-])[\p{L}\d]{1,8}(?:-\p{L}{1,8})?(?:-\d[\p{L}\d]*)+(?![\p{L}\d-])|\d\d\.\d\d\.\d{4} г\.|\d\d:\d\d ч\.|(?<!\p{L})е-\p{L}+)[“”»),.;:!?]*)/u

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
