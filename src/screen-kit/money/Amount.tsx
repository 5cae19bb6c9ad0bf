import { amountParts, type Money } from '../../rules/words/money.ts'
import { appConfig } from '../../transport/config.ts'

/**
 * Renders „1 234,50 лв.“ for an amount in leva; for one in euro „25,00 €“ with the muted amount in leva (specification
 * 2, section 9).
 */
export const Amount = ({ money: { cents, currency } }: { money: Money<string> }) => {
  const { main, muted } = amountParts(cents, currency, appConfig().amountDisplay)
  return (
    <span className="amount inline-flex flex-wrap justify-content-end column-gap-1">
      <span className="num">{main}</span>
      {muted && <span className="muted nowrap"> {muted}</span>}
    </span>
  )
}
