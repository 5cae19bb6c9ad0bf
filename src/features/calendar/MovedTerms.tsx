import { useAtomValue } from 'jotai'
import { movedTermsSentence } from '../../rules/deadlines/nonWorkingDayRules.ts'
import { movedTermsAtom } from './calendarState.ts'

export const MovedTerms = ({ date, change }: { date: string; change: 'added' | 'removed' }) => {
  const { data, isError } = useAtomValue(movedTermsAtom(date, change))
  const sentence = isError ? 'Не е известно колко срока се променят.' : 'Преброяват се сроковете, които се променят…'
  return (
    <p role="status" className={data ? undefined : 'muted'}>
      {data ? movedTermsSentence(data) : sentence}
    </p>
  )
}
