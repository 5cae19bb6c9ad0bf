import { useAtomValue } from 'jotai'
import { movedTermsSentence } from '../../rules/deadlines/nonWorkingDayRules.ts'
import { movedTermsAtom } from './calendarState.ts'

/** What a changed day does to the terms that run, counted before it is saved. */
export const MovedTerms = ({ date, change }: { date: string; change: 'added' | 'removed' }) => {
  const { data, isError } = useAtomValue(movedTermsAtom(date, change))
  const sentence = isError ? 'Не е известно колко срока се променят.' : 'Преброяват се сроковете, които се променят…'
  return (
    <p role="status" className={data ? undefined : 'muted'}>
      {data ? movedTermsSentence(data) : sentence}
    </p>
  )
}
