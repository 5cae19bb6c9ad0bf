import { useAtomValue } from 'jotai'
import { Banner } from '../../widgets/page/Banner.tsx'
import { trainingTroubleAtom } from './training.ts'

/** Says for as long as it is true that what is done here does not stay in this browser. */
export const TrainingTrouble = () => {
  const trouble = useAtomValue(trainingTroubleAtom)
  return trouble === null ? null : (
    <Banner kind="error" title="Направеното не се запазва">
      {trouble}
    </Banner>
  )
}
