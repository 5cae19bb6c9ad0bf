import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Scenario } from '../../../contract/training/scenario.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { sectionAtom } from '../panelPlace.ts'
import { keptScenarios } from '../scenario/keptScenarios.ts'
import { OpenScenario } from '../scenario/OpenScenario.tsx'
import { SaveScenario } from '../scenario/SaveScenario.tsx'
import { StateFile } from '../scenario/StateFile.tsx'
import { useTraining } from '../trainingContext.ts'

export const ScenarioSection = () => {
  const training = useTraining()
  const [opened, setOpened] = useState<Scenario | null>(null)
  const [kept, setKept] = useState(keptScenarios)
  useEffect(() => void training.scenario().then(setOpened), [training])
  const setSection = useSetAtom(sectionAtom)
  const refresh = () => setKept(keptScenarios())
  return (
    <>
      {opened && (
        <Banner
          kind="training"
          title={`Отворен сценарий: ${opened.title}`}
          action={
            opened.exercises.length > 0 && <Button onClick={() => setSection('exercises')}>Към упражненията</Button>
          }
        >
          {opened.note ?? 'Започва от деня и часа, в които е запазен.'}
        </Banner>
      )}
      <OpenScenario kept={kept} onKept={refresh} />
      <SaveScenario onKept={refresh} />
      <StateFile />
    </>
  )
}
