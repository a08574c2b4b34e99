import '#client/common-chunk.ts';
import { getApp } from 'firebase/app';
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';
import type { AppCheckSettings } from '#shared/settings/firebase-settings.ts';

declare global {
  interface Window {
    /** Trusted Types: missing in some browsers, and in TypeScript's types. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptRules): ScriptRules };
  }
}

interface ScriptRules {
  createScriptURL: (url: string) => string;
}

/** The host that does not carry Google's cookies, with the version that supports trusted types. */
const scripts = {
  'recaptcha-enterprise': {
    url: 'https://www.recaptcha.net/recaptcha/enterprise.js?render=explicit&trustedtypes=true',
    Provider: ReCaptchaEnterpriseProvider,
  },
  'recaptcha-v3': {
    url: 'https://www.recaptcha.net/recaptcha/api.js?render=explicit&trustedtypes=true',
    Provider: ReCaptchaV3Provider,
  },
};

let appCheck: AppCheck | undefined;

/**
 * Gets an App Check token, which is sent with the next write.
 * @throws if the check cannot be loaded, or takes the visitor for a program
 */
export async function attest({ provider, siteKey }: AppCheckSettings): Promise<void> {
  const { url, Provider } = scripts[provider];
  if (!appCheck) {
    // Firebase would load it from another host, and with a plain string, which trusted types block.
    await loadScript(url);
    appCheck = initializeAppCheck(getApp(), { provider: new Provider(siteKey) });
  }
  await getToken(appCheck);
}

function loadScript(url: string): Promise<void> {
  const policy = window.trustedTypes?.createPolicy('recaptcha', { createScriptURL: () => url });
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = policy?.createScriptURL(url) ?? url;
    script.onload = () => resolve();
    script.onerror = reject;
    document.head.append(script);
  });
}
