import { appConfig } from '../transport/config.ts'

/** No broken-image icon, on the screen or in print. */
export const Emblem = ({ className }: { className: string }) => {
  const { emblem } = appConfig().body
  return emblem ? (
    <img
      className={className}
      src={emblem}
      alt=""
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  ) : null
}
