import type { FigureUnit } from '../../rules/reports/figures.ts'
import { Amount } from '../money/Amount.tsx'
import { figureText } from './figureText.ts'

type Props = { unit: FigureUnit; value: number | null; currency: string }

/** A figure as it is shown: an amount with what it legally is, muted, everything else in words. */
export const FigureValue = ({ unit, value, currency }: Props) =>
  unit === 'money' && value !== null ? <Amount money={{ cents: value, currency }} /> : figureText(unit, value, currency)
