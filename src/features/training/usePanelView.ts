import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type PanelView, viewAtom } from './panelPlace.ts'
import { usePractice } from './practiceContext.ts'
import { linkedScenario } from './scenario/link.ts'

/**
 * Whose tools the panel shows in a world of one's own. Who came by the link of a scenario, or works in one that was
 * opened, is a trainee until she says otherwise; null while that is not known.
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
