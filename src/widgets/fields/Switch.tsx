import { lazyPart, Meanwhile } from '../page/lazyPart.tsx'
import { type LabelledTick, Tick } from './Tick.tsx'

const SwitchMark = lazyPart(() => import(/* webpackChunkName: "prime" */ '../prime/SwitchMark.tsx'))

/** An on/off switch; a screen reader says which by its role. It stands in lists, so its code comes when it is drawn. */
export const Switch = (props: LabelledTick) => (
  <Tick
    {...props}
    control={(attributes) => (
      <Meanwhile show={<span className="switch-place" />}>
        <SwitchMark {...attributes} onChange={props.onChange} />
      </Meanwhile>
    )}
  />
)
