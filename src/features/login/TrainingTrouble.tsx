import { useAtomValue } from 'jotai'
import { Banner } from '../../widgets/page/Banner.tsx'
import { trainingTroubleAtom } from './trainingLogIn.ts'

export const TrainingTrouble = () => {
  const trouble = useAtomValue(trainingTroubleAtom)
  return trouble === null ? null : (
    <Banner kind="error" title="Направеното не се запазва">
      {trouble}
    </Banner>
  )
}
