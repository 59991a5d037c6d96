/* A bot in C: cc -O2 -o mybot examples/bots/mybot.c
   funduk sim basari_cards --bots 'peddler,cmd:./mybot'
   It spells its answers and always says the last word that it may, without a JSON library. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long last_word(const char *words) {
  long last = -1;
  const char *end = strchr(words, '}');
  for (const char *at = words; at && at < end; at = strchr(at + 1, '"')) {
    char *after;
    long word = strtol(at + 1, &after, 10); /* keys are numbers in quotes */
    if (after > at + 1 && after[0] == '"' && after[1] == ':') last = word;
  }
  return last;
}

int main(void) {
  static char line[1 << 20];
  while (fgets(line, sizeof line, stdin)) {
    if (strstr(line, "\"say\": \"ask\"")) {
      puts("{\"spell\": true}");
    } else if (strstr(line, "\"say\": \"spell\"")) {
      printf("{\"word\": %ld}\n", last_word(strstr(line, "\"words\"")));
    }
    fflush(stdout);
  }
  return 0;
}
