import { late } from '../../ui/late.tsx'

/** Stands where somebody would sign in while the provider does not answer; the panel comes from the product's own server, which does. */
export const ProviderSilent = late(async () => (await import('./silent-provider-panel.tsx')).SilentProviderPanel)
