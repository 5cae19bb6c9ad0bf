import { LoadingFallback, lazyPart } from '../page/lazyPart.tsx'
import { type LabelledTick, Tick } from './Tick.tsx'

const SwitchMark = lazyPart(() => import(/* webpackChunkName: "prime" */ '../prime/SwitchMark.tsx'))

/** The switch of PrimeReact is loaded lazily, because lists also use this component. */
export const Switch = (props: LabelledTick) => (
  <Tick
    {...props}
    control={(attributes) => (
      <LoadingFallback show={<span className="switch-place" />}>
        <SwitchMark {...attributes} onChange={props.onChange} />
      </LoadingFallback>
    )}
  />
)
