/**
 * Matches text that must not be broken: „№ 04-803/30.10.2026“, „РД-12-345-21.11.2026“, „04-12“, „SM-274“,
 * „TM-Ultra-210S“, „20.11.2026 г.“, „14:35 ч.“, „е-Връчване“, with adjoining punctuation.
 */
export const number =
  /([„«(]*(?:№ ?[\p{L}\d/.-]*\d(?: г\.)?|(?<![\p{L}\d])[\p{L}\d]+(?:-[\p{L}\d]+)+[-/]\d\d\.\d\d\.\d{4}(?: г\.)?|(?<![\p{L}\d-])[\p{L}\d]{1,8}(?:-\p{L}{1,8})?(?:-\d[\p{L}\d]*)+(?![\p{L}\d-])|\d\d\.\d\d\.\d{4} г\.|\d\d:\d\d ч\.|(?<!\p{L})е-\p{L}+)[“”»),.;:!?]*)/u

/** Renders a text and keeps each number on one line; browsers would break numbers after a hyphen. */
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
