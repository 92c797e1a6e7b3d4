interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_HOLIDAYS?: string;
  readonly VITE_WEB_HOST?: string;
}
