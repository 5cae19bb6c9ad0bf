import { useAtomValue, useSetAtom } from 'jotai'
import { timeOf } from '../../dates/civilDate.ts'
import { clockOffset } from '../../dates/clock.ts'
import { isProlongingAtom, readEndingAtom, sessionEndingAtom } from '../../state/sessionEnding.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { NoticeCard } from '../../widgets/overlays/Toaster.tsx'

/** At what o'clock of Sofia the session ends, by the application's own clock. */
export const endTime = (end: number): string => timeOf(new Date(end + clockOffset()).toISOString())

/**
 * Says some minutes before it that the session ends, and lets the person prolong it by the password: the specification
 * knows no other way to new tokens than a log-in.
 */
export const SessionEnding = ({ end }: { end: number }) => {
  const prolong = useSetAtom(isProlongingAtom)
  const close = useSetAtom(readEndingAtom)
  return (
    <NoticeCard
      kind="warning"
      title={`Сесията Ви изтича в ${endTime(end)} ч.`}
      text="Запишете работата си или удължете сесията с паролата си."
      onClose={close}
    >
      <p className="mt-2">
        <Button onClick={() => prolong(true)}>Удължи сесията</Button>
      </p>
    </NoticeCard>
  )
}

/** When the session ends, while that is to be said: not over the box in which it is being prolonged. */
export const useSessionEnding = (): number | null => {
  const end = useAtomValue(sessionEndingAtom)
  return useAtomValue(isProlongingAtom) ? null : end
}
