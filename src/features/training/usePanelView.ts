import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type PanelView, viewAtom } from './panelPlace.ts'
import { linkedScenario } from './scenario/link.ts'
import { useTraining } from './trainingContext.ts'

/**
 * Returns whether the panel shows the trainee's or the trainer's view. After a scenario link this is the trainee's,
 * until the user switches. Null until known.
 */
export const usePanelView = (): PanelView | null => {
  const training = useTraining()
  const chosen = useAtomValue(viewAtom)
  const [usual, setUsual] = useState<PanelView | null>(null)
  useEffect(() => {
    void training.scenario().then((opened) => setUsual(opened || linkedScenario() !== null ? 'trainee' : 'trainer'))
  }, [training])
  return chosen ?? usual
}
