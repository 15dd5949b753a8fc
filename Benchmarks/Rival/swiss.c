/* The rival of `script/bench engine`: Swiss Ephemeris, as Debian packages it, doing bodies and houses of the same births.
   It is given the better of every choice: Delta T is worked out once a chart, there are no aspects, and nothing is allocated.

     swiss DATA rate SEED COUNT      charts per second of processor time
     swiss DATA charts SEED COUNT    13 longitudes and 12 cusps a line */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <swephexp.h>
#include <time.h>

static const int bodies[] = {SE_SUN,    SE_MOON,   SE_MERCURY, SE_VENUS, SE_MARS,   SE_JUPITER,  SE_SATURN,
                             SE_URANUS, SE_NEPTUNE, SE_PLUTO,  SE_CHIRON, SE_TRUE_NODE, SE_MEAN_APOG};
enum { body_count = sizeof bodies / sizeof *bodies };

typedef struct {
  double ut, latitude, longitude;
} Birth;

static uint64_t state;

static double fraction(void) {
  uint64_t mixed = state += 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return (double)((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53;
}

static Birth next_birth(void) {
  Birth birth;
  birth.ut = 2415020.5 + fraction() * 73049;
  birth.latitude = fraction() * 120 - 60;
  birth.longitude = fraction() * 360 - 180;
  return birth;
}

static void chart(Birth birth, double longitudes[body_count], double cusps[13]) {
  double position[6], angles[10];
  char message[AS_MAXCH] = "";
  double tt = birth.ut + swe_deltat_ex(birth.ut, SEFLG_SWIEPH, message);
  for (int i = 0; i < body_count; i++) {
    int flags = swe_calc(tt, bodies[i], SEFLG_SWIEPH | SEFLG_SPEED, position, message);
    /* Without its files it falls back to a coarser theory; that would be another rival. */
    if (flags < 0 || !(flags & SEFLG_SWIEPH)) {
      fprintf(stderr, "swiss: body %d: %s\n", bodies[i], message);
      exit(1);
    }
    longitudes[i] = position[0];
  }
  if (swe_houses(birth.ut, birth.latitude, birth.longitude, 'P', cusps, angles) < 0) {
    fprintf(stderr, "swiss: no houses\n");
    exit(1);
  }
}

static double processor_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  if (argc != 5) return 2;
  swe_set_ephe_path(argv[1]);
  state = strtoull(argv[3], NULL, 10);
  long count = strtol(argv[4], NULL, 10);
  double longitudes[body_count], cusps[13];

  if (!strcmp(argv[2], "charts")) {
    for (long i = 0; i < count; i++) {
      chart(next_birth(), longitudes, cusps);
      for (int j = 0; j < body_count; j++) printf("%.9f ", longitudes[j]);
      for (int j = 1; j <= 12; j++) printf("%.9f%c", cusps[j], j < 12 ? ' ' : '\n');
    }
    return 0;
  }

  Birth *births = malloc(sizeof *births * (size_t)count);
  if (!births) return 1;
  for (long i = 0; i < count; i++) births[i] = next_birth();
  double sum = 0;
  double start = processor_seconds();
  for (long i = 0; i < count; i++) {
    chart(births[i], longitudes, cusps);
    sum += longitudes[1] + cusps[1];
  }
  double seconds = processor_seconds() - start;
  printf("%f %f\n", (double)count / seconds, sum);
  free(births);
  return 0;
}
