import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type PanelView, viewAtom } from './panelPlace.ts'
import { usePractice } from './practiceContext.ts'
import { linkedScenario } from './scenario/link.ts'

/**
 * The view of the panel in a private mock database: the trainee's after a scenario link or in an opened scenario, until
 * the user switches. Null while this is unknown.
 */
export const usePanelView = (): PanelView | null => {
  const practice = usePractice()
  const chosen = useAtomValue(viewAtom)
  const [usual, setUsual] = useState<PanelView | null>(null)
  useEffect(() => {
    void practice.scenario().then((opened) => setUsual(opened || linkedScenario() !== null ? 'trainee' : 'trainer'))
  }, [practice])
  return chosen ?? usual
}
