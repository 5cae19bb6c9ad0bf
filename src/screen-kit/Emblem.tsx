import { appConfig } from '../transport/config.ts'

/** The emblem of the public body. A picture that is missing leaves no broken frame behind, on the screen or in print. */
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
