import { unbrokenNumbers } from '../../../rules/words/unbrokenNumbers.ts'

/** Renders a text in which a number does not break at the end of a line. */
export const StoryText = ({ text }: { text: string }) => {
  let from = 0
  return unbrokenNumbers(text).map((piece) => {
    const key = from
    from += piece.text.length
    return piece.isNumber ? (
      <span key={key} className="nowrap">
        {piece.text}
      </span>
    ) : (
      piece.text
    )
  })
}
