import { createRoot } from 'react-dom/client'
import { ConfigProblem } from '../transport/config.ts'
import { reasonsOf } from '../transport/configReasons.ts'
import { StartProblem } from './screens/StartProblem.tsx'
import '../widgets/look/look.ts'

export const showStartProblem = (root: HTMLElement, problem: unknown): void => {
  const reasons =
    problem instanceof ConfigProblem
      ? ['Настройките в /config.json не могат да се ползват:', ...reasonsOf(problem)]
      : ['Част от файловете на системата не се заредиха.']
  document.title = 'Системата не може да се стартира'
  createRoot(root).render(<StartProblem title="Системата не може да се стартира" reasons={reasons} />)
}
