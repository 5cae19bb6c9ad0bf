import { useAtomValue, useSetAtom } from 'jotai'
import { timeOf } from '../../dates/civilDate.ts'
import { clockOffset } from '../../dates/clock.ts'
import { dismissEndingAtom, isProlongingAtom, sessionEndingAtom } from '../../state/sessionEnding.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { NoticeCard } from '../../widgets/overlays/Toaster.tsx'

export const endTime = (end: number): string => timeOf(new Date(end + clockOffset()).toISOString())

/**
 * Warns some minutes before the session ends and lets the user prolong it with the password, because only a login
 * returns new tokens.
 */
export const SessionEnding = ({ end }: { end: number }) => {
  const prolong = useSetAtom(isProlongingAtom)
  const close = useSetAtom(dismissEndingAtom)
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

/** Returns when the session ends; null while no warning is due and while the password dialog is open. */
export const useSessionEnding = (): number | null => {
  const end = useAtomValue(sessionEndingAtom)
  return useAtomValue(isProlongingAtom) ? null : end
}
