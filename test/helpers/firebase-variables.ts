/** An operator's settings for a project that does not exist. */
export const firebaseVariables = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.example',
  FIREBASE_PROJECT_ID: 'demo',
  FIREBASE_STORAGE_BUCKET: 'demo.appspot.example',
  FIREBASE_APP_ID: '1:1:web:1',
};
