import { useAtomValue } from 'jotai'
import { trainingAtom } from '../../features/login/public.ts'

/** The training environment says so on every screen, and frames it in yellow. */
export const TrainingMark = () =>
  useAtomValue(trainingAtom).state === 'absent' ? null : (
    <>
      <div className="training-frame" aria-hidden />
      <span className="training-mark" title="Данните са измислени и остават в този браузър">
        Учебна<span> среда</span>
      </span>
    </>
  )
