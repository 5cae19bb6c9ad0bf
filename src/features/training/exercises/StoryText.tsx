import { unbrokenNumbers } from '../../../rules/words/unbrokenNumbers.ts'

/** Words of an exercise in which no number is broken between two lines; what is copied of them stays as it was written. */
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
