import { Banner } from '../../../widgets/page/Banner.tsx'
import type { Routing } from './useRouting.ts'

/** Why the routing did not end well; nothing while all is well. What was typed stays in the fields above. */
export const RouteTrouble = ({ state }: { state: Routing | null }) => {
  if (state?.kind === 'refused')
    return (
      <Banner kind="error" title="Преписката не е насочена">
        <span className="pre-line">{state.fault.message}</span>
      </Banner>
    )
  if (state?.kind === 'notDone')
    return (
      <Banner kind="warning" title="Преписката не е насочена">
        Връзката прекъсна. Опитайте отново.
      </Banner>
    )
  return state?.kind === 'unknown' ? (
    <Banner kind="warning" title="Не е известно дали преписката е насочена">
      Сървърът не отговаря. Затворете и проверете текущата стъпка, преди да опитате отново.
    </Banner>
  ) : null
}
