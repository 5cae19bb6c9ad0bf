import { Banner } from '../../widgets/page/Banner.tsx'
import { earlierText, earlierTitle } from '../writes/WriteOutcomeBanner.tsx'
import type { WriteState } from '../writes/writeState.ts'
import './form.css'

type Props = { state: WriteState<unknown> | null /** Where to look before trying again. */; check: string }

/** Where a write stands when its answer did not come; nothing otherwise. A refusal is told at the fields and aloud. */
export const WriteTrouble = ({ state, check }: Props) => (
  <div role="status" className="write-trouble">
    {state?.kind === 'checking' && (
      <Banner kind="info" title="Отговорът на сървъра не пристигна">
        Проверява се какво е записано…
      </Banner>
    )}
    {state?.kind === 'notDone' && (
      <Banner kind="warning" title="Не е записано">
        Връзката прекъсна. Нищо от въведеното не е загубено – опитайте отново.
      </Banner>
    )}
    {state?.kind === 'earlier' && (
      <Banner kind="warning" title={earlierTitle}>
        {earlierText}
      </Banner>
    )}
    {state?.kind === 'unknown' && (
      <Banner kind="warning" title="Не е известно дали е записано">
        Сървърът не отговаря. {check}
      </Banner>
    )}
  </div>
)
